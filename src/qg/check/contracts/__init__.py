"""The contracts, as tests: each is a promise that every game keeps."""
