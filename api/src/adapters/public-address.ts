/**
 * Which network addresses lie outside: what somebody enters as the address of their system must not lead into our own
 * network, to this machine, or to the address where a cloud tells secrets about it.
 */
import { BlockList, isIP } from "node:net";

/** By the registries of special-purpose addresses (RFC 6890 and what came after it). */
const INSIDE: readonly (readonly [network: string, bits: number, family: "ipv4" | "ipv6"])[] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.88.99.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["224.0.0.0", 4, "ipv4"],
  ["240.0.0.0", 4, "ipv4"],
  // Of what is handed out at all, what stands for something else: tunnels that hide a second address, documentation.
  ["2001::", 23, "ipv6"],
  ["2001:db8::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
  ["3fff::", 20, "ipv6"],
];

const inside = new BlockList();
for (const [network, bits, family] of INSIDE) inside.addSubnet(network, bits, family);

/** The part of the new addresses that is handed out to networks; everything else is special in some way. */
const handedOut = new BlockList();
handedOut.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, "ipv4");
  return family === 6 && handedOut.check(address, "ipv6") && !inside.check(address, "ipv6");
}
