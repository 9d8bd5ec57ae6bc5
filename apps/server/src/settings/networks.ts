import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const most = 1_000;

/** A comma-separated list of addresses and networks in CIDR notation, such as `10.0.0.0/8, ::1`. */
export const Networks = z.string().transform((text, context): BlockList => {
  const networks = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.length > most) context.addIssue(`must have at most ${most} networks`);
  else
    for (const entry of entries.filter(Boolean)) {
      const [, address = '', prefix] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
      const version = isIP(address);
      const bits = version === 6 ? 128 : 32;
      if (version === 0 || Number(prefix ?? bits) > bits)
        context.addIssue(`${JSON.stringify(entry)} is neither an address nor a network such as 10.0.0.0/8`);
      else networks.addSubnet(address, Number(prefix ?? bits), version === 6 ? 'ipv6' : 'ipv4');
    }
  return networks;
});
