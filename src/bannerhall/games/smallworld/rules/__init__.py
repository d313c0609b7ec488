"""The rules of Small World, a module for each chapter."""
