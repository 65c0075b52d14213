"""Where others in the same network find a server on this machine. Nothing is sent and nobody is asked to learn it."""

from __future__ import annotations

import contextlib
import socket
import struct
import sys
from collections.abc import Iterator
from ipaddress import ip_address

from starlette.requests import HTTPConnection

HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 — asks who listens so

ROADS = ("198.51.100.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Somewhere far away, and somewhere in each range that homes use: the way to each begins at an address of ours."""
ROADS_IPV6 = ("2001:db8::1", "fd00::ffff")

OF_THE_MACHINE_ALONE = ("lo", "docker", "br-", "veth", "virbr")
"""How networks are named that no other machine is in."""


def origins(host: str, port: int) -> tuple[str, ...]:
    """Return the web addresses of a server that listens at ``host`` for whoever is elsewhere; none if it doesn't."""
    found = found_at(host) if host in EVERYWHERE else [host]
    return tuple(origin(each, port) for each in found if not is_here(each))


def origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_here(host: str) -> bool:
    """Say whether an address, or a name in a browser's address, is that of the reader's own machine."""
    host = host.strip("[]")
    if host == "localhost":
        return True
    with contextlib.suppress(ValueError):
        found = ip_address(host)
        return (getattr(found, "ipv4_mapped", None) or found).is_loopback
    return False


def told_to(connection: HTTPConnection, host: str) -> tuple[str, ...]:
    """Return these addresses for whoever sits at this machine and came by its own name: nobody else needs them."""
    client, server = connection.client, connection.scope.get("server")
    by_name = connection.url.hostname or ""
    return origins(host, server[1]) if client and server and is_here(client.host) and is_here(by_name) else ()


def found_at(everywhere: str) -> list[str]:
    """Return this machine's addresses, the one that leads furthest first."""
    begins = [_beginning(socket.AF_INET, road) for road in ROADS]
    if everywhere == "::":
        begins += [_beginning(socket.AF_INET6, road) for road in ROADS_IPV6]
    found = dict.fromkeys(each for each in (*begins, *_of_each_network()) if each)
    return [each for each in found if not ip_address(each).is_link_local]  # such a one needs a network's name beside it


def _beginning(family: socket.AddressFamily, road: str) -> str:
    """Return the address that the way there begins at; empty where there is no way."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((road, 9))
        return str(probe.getsockname()[0])
    return ""


def _of_each_network() -> Iterator[str]:
    """Give the address in each network, where the system tells."""
    if sys.platform != "linux":
        return
    import fcntl  # noqa: PLC0415 — other systems have none

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # it has no address
                if not name.startswith(OF_THE_MACHINE_ALONE):
                    asked = struct.pack("256s", name.encode()[:15])
                    yield socket.inet_ntoa(fcntl.ioctl(probe.fileno(), 0x8915, asked)[20:24])  # SIOCGIFADDR
