"""What the person is doing: each scene handles inputs and gives marks to paint."""
