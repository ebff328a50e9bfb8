"""python -m qg"""

from qg.cli import main

main()
