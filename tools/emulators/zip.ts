/** A zip archive with one uncompressed file. A jar is a zip archive. */
export function zipOfOneFile(name: string, content: Buffer) {
  const nameBytes = Buffer.from(name);
  // Both headers describe the file in these 26 bytes: version 2.0, no flags, stored, 1 January 1980.
  const description = Buffer.alloc(26);
  description.writeUInt16LE(20, 0);
  description.writeUInt16LE(0x21, 8);
  description.writeUInt32LE(crc32(content), 10);
  description.writeUInt32LE(content.length, 14);
  description.writeUInt32LE(content.length, 18);
  description.writeUInt16LE(nameBytes.length, 22);

  const local = Buffer.concat([Buffer.from("PK\x03\x04"), description, nameBytes, content]);
  const directory = Buffer.concat([
    Buffer.from("PK\x01\x02"),
    Buffer.from([20, 0]),
    description,
    Buffer.alloc(14),
    nameBytes,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

/** node:zlib has crc32 from Node 22 on; the first run may use an older one. */
function crc32(bytes: Uint8Array) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
