"""The guides for nginx and Caddy, tried with the real programs: TLS, WebSockets, forwarded addresses."""

import os
import shutil
import signal
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.running import BOT, ME, Client, Process, next_screen, play_on, wait_until

ROOT = Path(__file__).parents[2]
NAME = "games.example.org"
CERTIFICATE = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
Start = Callable[[Path, str, int], "subprocess.Popen[bytes]"]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def start_nginx(folder: Path, upstream: str, port: int) -> "subprocess.Popen[bytes]":
    """The site as it stands in deploy/, with our ports and a certificate of our own."""
    certificate = [*CERTIFICATE, "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", "key.pem", "-out", "cert.pem"]
    subprocess.run(certificate, cwd=folder, check=True, capture_output=True)
    site = (ROOT / "deploy" / "nginx.conf").read_text()
    for old, new in {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "    listen [::]:80;\n": "",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "    listen [::]:443 ssl;\n": "",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(folder / "cert.pem"),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(folder / "key.pem"),
        "127.0.0.1:8888": upstream,
        "Host $host;": "Host $http_host;",  # here the port is none of the usual
    }.items():
        assert old in site, old
        site = site.replace(old, new)
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {site} }}"
    (folder / "whole.conf").write_text(whole)
    return subprocess.Popen(["nginx", "-p", str(folder), "-c", str(folder / "whole.conf"), "-e", "stderr"])


def start_caddy(folder: Path, upstream: str, port: int) -> "subprocess.Popen[bytes]":
    settings = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(settings + (ROOT / "deploy" / "Caddyfile").read_text())
    with_own_certificate = (folder / "Caddyfile").read_text().replace("encode gzip", "encode gzip\n\ttls internal")
    (folder / "Caddyfile").write_text(with_own_certificate)
    environment = {"DOMAIN": f"https://{NAME}:{port}", "UPSTREAM": upstream, "XDG_DATA_HOME": str(folder)}
    command = ["caddy", "run", "--config", str(folder / "Caddyfile")]
    return subprocess.Popen(command, env=os.environ | environment, stderr=subprocess.DEVNULL)


@contextmanager
def behind(folder: Path, start: Start) -> Iterator[tuple[Process, int]]:
    """A server behind a proxy, and the proxy's port."""
    port = free_port()
    environment = {
        "QUADRIGA_PUBLIC_URL": f"https://{NAME}:{port}",
        "QUADRIGA_TRUSTED_PROXIES": "127.0.0.1",
        "QUADRIGA_LOG_LEVEL": "info",
        "QUADRIGA_LOG_FORMAT": "json",
    }
    inside = free_port()
    server = Process(folder / "data", inside, environment, stderr=subprocess.PIPE)
    proxy = start(folder, f"127.0.0.1:{inside}", port)
    try:
        yield server, port
    finally:
        proxy.send_signal(signal.SIGTERM)
        proxy.wait(30)
        server.kill(signal.SIGTERM)


class Outside(Client):
    """Somebody who comes through the proxy; the name is looked up here, and the certificate is our own."""

    def __init__(self, port: int) -> None:
        transport = httpx.HTTPTransport(verify=False)
        httpx.Client.__init__(self, base_url=f"https://127.0.0.1:{port}", transport=transport, timeout=60)
        self.headers["Host"] = f"{NAME}:{port}"
        self.me = {}

    def request(self, *args: object, **kwargs: object) -> httpx.Response:
        kwargs["extensions"] = {"sni_hostname": NAME}
        return super().request(*args, **kwargs)  # type: ignore[arg-type]


def reachable(outside: Outside) -> bool:
    try:
        return outside.get("/health").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.all
@pytest.mark.parametrize(("program", "start"), [("nginx", start_nginx), ("caddy", start_caddy)])
def test_a_game_through_a_proxy(tmp_path: Path, program: str, start: Start) -> None:
    if not shutil.which(program):
        pytest.skip(f"there is no {program} on this machine")
    with behind(tmp_path, start) as (server, port):
        anna = Outside(port)
        wait_until(lambda: reachable(anna))
        reply = anna.get("/api/me", headers={"X-Forwarded-For": "198.51.100.66"})
        assert "Secure" in reply.headers["set-cookie"]
        anna.know(reply.json())
        table = anna.open("antike", ME, BOT)
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        with connect(
            f"wss://{NAME}:{port}/api/tables/{table}/live",
            sock=socket.create_connection(("127.0.0.1", port)),
            ssl=context,
            server_hostname=NAME,
            origin=f"https://{NAME}:{port}",  # type: ignore[arg-type]
            additional_headers={"Cookie": anna.cookie},
            max_size=None,
        ) as live:
            first = next_screen(live)
            play_on(anna, table, Random(1), answers=3)
            assert next_screen(live, lambda screen: screen["version"] > first["version"])
        assert anna.get("/metrics").status_code == 404
    assert '"address": "127.0.0.1"' in server.said
    assert "198.51.100.66" not in server.said, "what a stranger writes into the header is not believed"
