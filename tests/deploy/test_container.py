"""The container file's steps, run in an empty folder where there is no container engine; and the systemd unit."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import yaml

from quadriga.server.settings_file import FIELDS
from tests.server.running import wait_until

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def instructions() -> list[tuple[str, str]]:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    return [tuple(line.split(" ", 1)) for line in lines if line and not line.startswith("#")]  # type: ignore[misc]


def test_settings_in_deploy_exist() -> None:
    text = "".join(file.read_text() for file in DEPLOY.iterdir())
    named = set(re.findall(r"QUADRIGA_([A-Z_]+)", text))
    assert "PUBLIC_URL" in named
    assert {name for name in named if name.lower() not in FIELDS} == set()


def test_the_parts_of_the_compose_file_fit_together() -> None:
    """No engine is needed to see that it names files, services and networks that are there."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    server, proxy = compose["services"]["quadriga"], compose["services"]["caddy"]
    build = server["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Containerfile")
    files = [source for source, *_ in (volume.split(":") for volume in proxy["volumes"]) if source.startswith(".")]
    assert files
    assert all((DEPLOY / file).is_file() for file in files)
    named = [volume.split(":") for service in (server, proxy) for volume in service["volumes"]]
    assert {source for source, *_ in named if not source.startswith(".")} == set(compose["volumes"])
    (inside,) = compose["networks"]["inside"]["ipam"]["config"]
    assert server["environment"]["QUADRIGA_TRUSTED_PROXIES"] == inside["subnet"], "the proxy is believed, nobody else"
    assert server["networks"] == proxy["networks"] == ["inside"]
    steps = dict(instructions())
    data = steps["VOLUME"]
    assert [f"data:{data}"] == server["volumes"]
    assert f"QUADRIGA_DATA_DIR={data}" in steps["ENV"]
    assert proxy["environment"]["UPSTREAM"] == f"quadriga:{steps['EXPOSE']}"
    variables = set(re.findall(r"{\$(\w+)", (DEPLOY / "Caddyfile").read_text()))
    assert variables == set(proxy["environment"])


@pytest.mark.all
def test_the_steps_of_the_container_file(tmp_path: Path) -> None:
    """Every RUN and COPY with its folders below an empty one; then the server as ENTRYPOINT and CMD start it."""
    places = {name: str(tmp_path / name) for name in ("src", "wheels", "opt", "data")}

    def moved(text: str) -> str:
        return re.sub(r"(?<![\w.])/(src|wheels|opt|data)\b", lambda found: places[found[1]], text)

    files = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT).decode()
    environment = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}", "HOME": str(tmp_path)}
    environment |= {name: os.environ[name] for name in os.environ if name.startswith(("PIP_", "SSL_", "npm_", "NPM_"))}
    environment |= {"PIP_CONFIG_FILE": str(Path.home() / ".config/pip/pip.conf")} if has_pip_file() else {}
    done = []
    for word, rest in instructions():
        if word == "COPY" and rest == ". .":
            for name in filter(None, files.split("\0")):
                target = tmp_path / "src" / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, target)
        elif word == "RUN" and not rest.startswith("useradd"):
            (tmp_path / "opt").mkdir(exist_ok=True)
            (tmp_path / "wheels").mkdir(exist_ok=True)
            ran = subprocess.run(["sh", "-c", moved(rest)], cwd=tmp_path / "src", env=environment, check=False)
            assert ran.returncode == 0, rest
            done.append(rest)
        elif word == "ENV":
            environment |= dict(part.split("=") for part in moved(rest).split())
    assert len(done) == 4
    started = dict(instructions())
    command = [moved(part) for part in json.loads(started["ENTRYPOINT"]) + json.loads(started["CMD"])]
    shutil.rmtree(tmp_path / "src")
    environment |= {"QUADRIGA_PORT": "0", "QUADRIGA_HOST": "127.0.0.1"}
    server = subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        url = server.stdout.readline().split()[-1]
        wait_until(lambda: httpx.get(url + "/health").status_code == 200)
        assert subprocess.run([*command[:1], "--version"], env=environment, check=False).returncode == 0
        page = httpx.get(url, headers={"Accept": "text/html"})
        assert "assets/" in page.text, "the client is built"
        assert (tmp_path / "data" / "quadriga.sqlite3").exists()
    finally:
        server.terminate()
        assert server.wait(30) == 0


def has_pip_file() -> bool:
    return (Path.home() / ".config" / "pip" / "pip.conf").exists()


@pytest.mark.all
@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "quadriga.service").read_text().replace("/opt/quadriga/bin/quadriga", "/bin/true")
    (tmp_path / "quadriga.service").write_text(unit)
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "quadriga.service")], capture_output=True, text=True, check=False
    )
    assert "quadriga.service" not in checked.stderr, checked.stderr
