"""Finds the browser that the tests drive, or installs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The browser named by QG_CHROMIUM, one on the path, or the one playwright has fetched."""
    named = os.environ.get("QG_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return named or _of_playwright()


def _of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        path = play.chromium.executable_path
    return path if Path(path).exists() else None


def ensure() -> None:
    """By the system's packages where we may, otherwise by playwright's own download."""
    if find():
        return
    print("Installing Chromium for the browser tests ...", flush=True)
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False, stdout=subprocess.DEVNULL)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "chromium"], env=quiet, check=True, stdout=subprocess.DEVNULL
        )
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
