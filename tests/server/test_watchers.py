"""Many who watch one table: they share one screen, and nobody gets another's."""

from contextlib import ExitStack
from pathlib import Path

from tests.server.running import BOT, ME, Client, Server, next_screen


def test_all_who_watch_get_one_encoded_screen(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ExitStack() as held:
        anna = Client(server.url)
        table = anna.open("corduba", ME, BOT, BOT)
        session = server.context.registry.sessions[table]
        watching = [held.enter_context(Client(server.url).live_socket(table)) for _ in range(6)]
        playing = held.enter_context(anna.live_socket(table))
        full = [
            next_screen(socket, lambda screen: screen["table"]["watchers"] == 6 and screen["table"]["seats"][0]["here"])
            for socket in watching
        ]
        assert all(screen == full[0] for screen in full)
        assert full[0]["viewer"] is None
        assert full[0]["questions"] == []
        mine = next_screen(playing)
        assert mine["viewer"] == 0
        assert mine["table"]["mine"]
        first, other = (session.encoded_screen(person, None, 0) for person in ("somebody", "another"))
        assert first is other, "made once"
        assert session.encoded_screen(anna.me["id"], None, 0) != first
