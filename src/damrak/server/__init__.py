"""The server: tables, guests and the fair clock behind HTTP and one socket per table. It knows no rule."""
