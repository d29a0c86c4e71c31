// Nothing in C: the functions and types are in the Swift module of the same name.
