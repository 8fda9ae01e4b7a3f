const beginnings = {
  pdf: '%PDF-1.7\n',
  exe: 'MZ\u0090\u0000',
  png: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  docx: new Uint8Array([0x50, 0x4b, 0x03, 0x04]),
  jpg: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
};

/** A file with the signature of its kind, filled up to `size` bytes. */
export function fileOf(kind: keyof typeof beginnings, name: string, size = 100): File {
  const beginning = new Blob([beginnings[kind]]);
  const filling = new Uint8Array(Math.max(0, size - beginning.size));
  return new File([beginning, filling], name);
}
