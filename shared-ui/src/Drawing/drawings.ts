/** The strokes of a drawing of 120 by 88: its lines, the filled parts, and the parts in the accent. */
export type Strokes = readonly [lines: string, filled: string, accent: string];

/**
 * The portal's drawings, in the style of Warli painting: people of two triangles, single lines, one ground. The
 * subject of each is in the accent. They are decorative; the text beside them says the same.
 */
export const drawings = {
  /** Home, before the visitor has done anything. */
  village: [
    'M6 82h108M18 82V52h36v30M10 56l26-24 26 24M31 82V64h10v18M20 47h32M28 40h16M88 82c3-16-1-28 1-40M89 60l-14-12M89 60l13-14M89 46l-8-12M89 46l9-10',
    'M70 46a3 3 0 1 0 6 0a3 3 0 1 0-6 0M101 44a3 3 0 1 0 6 0a3 3 0 1 0-6 0M77 32a3 3 0 1 0 6 0a3 3 0 1 0-6 0M96 34a3 3 0 1 0 6 0a3 3 0 1 0-6 0M86 40a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    'M55 20a7 7 0 1 0 14 0a7 7 0 1 0-14 0M62 8v-4M62 36v-4M46 20h4M74 20h4',
  ],
  /** The council: its hours, its pages, its money. */
  office: [
    'M6 82h108M24 82v-6h72v6M30 76V46M46 76V46M74 76V46M90 76V46M22 46h76L60 24zM54 76V58h12v18',
    'M57 37a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    'M60 24V6h16l-4 5 4 5H60',
  ],
  /** Applications, certificates and messages. */
  documents: [
    'M6 82h108M26 65l-3 17M34 65l3 17M21 38l-9 11M39 38l14 8M72 82V70h36v12M75 70V59h30v11M79 76h16M82 64h14',
    'M25 30a5 5 0 1 0 10 0a5 5 0 1 0-10 0M21 38h18l-9 14 8 13h-16l8-13z',
    'M50 24h18v25H50zM54 31h10M54 37h10M54 43h5',
  ],
  /** Citizens and colleagues. */
  people: [
    'M6 82h108M24 65l-3 17M32 65l3 17M19 38l-8 10M56 65l-3 17M64 65l3 17M88 65l-3 17M96 65l3 17M101 38l8 10',
    'M23 30a5 5 0 1 0 10 0a5 5 0 1 0-10 0M19 38h18l-9 14 8 13h-16l8-13zM55 30a5 5 0 1 0 10 0a5 5 0 1 0-10 0M51 38h18l-9 14 8 13h-16l8-13zM87 30a5 5 0 1 0 10 0a5 5 0 1 0-10 0M83 38h18l-9 14 8 13h-16l8-13z',
    'M37 38l7 9 7-9M69 38l7 9 7-9M28 20v-4M60 20v-4M92 20v-4',
  ],
  /** A search without a result. */
  shelf: [
    'M6 82h108M26 65l-3 17M34 65l3 17M21 38l-9 11M39 38l12-6M62 22h42v60M62 22v60M62 42h42M62 62h42',
    'M25 30a5 5 0 1 0 10 0a5 5 0 1 0-10 0M21 38h18l-9 14 8 13h-16l8-13z',
    'M72 52h2M82 52h2M92 52h2',
  ],
  /** A page that is not at its address. */
  lost: [
    'M6 82h74c12 0 18-8 34-8M80 82c14 0 20 5 34 5M26 65l-3 17M34 65l3 17M21 38l-6 12M39 38l10-10M76 82V20',
    'M25 30a5 5 0 1 0 10 0a5 5 0 1 0-10 0M21 38h18l-9 14 8 13h-16l8-13z',
    'M76 22h22l6 6-6 6H76M76 40H58l-6 5 6 5h18',
  ],
  /** Something that could not be loaded. */
  failed: [
    'M6 82h108M26 65l-3 17M34 65l3 17M21 38l-5 13M39 38l5 13M64 82V28M108 82V28M60 28h52M70 82V66h32v16M70 74h32',
    'M25 30a5 5 0 1 0 10 0a5 5 0 1 0-10 0M21 38h18l-9 14 8 13h-16l8-13z',
    'M86 28v10l-3 4 5 3-3 4M82 66v-5l4-3-4-3',
  ],
  /** No connection. */
  offline: [
    'M6 82h108M22 82V22M12 28h20M98 82V22M88 28h20M44 82V66h32v16M38 68l22-16 22 16M56 82V72h8v10',
    'M20 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M96 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    'M30 28c8 8 14 10 20 10l-2 6M90 28c-8 8-14 10-20 10l2 6',
  ],
  /** Success. */
  success: [
    'M6 82h108M56 65l-3 17M64 65l3 17M51 38L39 26M69 38l12-12M10 82c0-8 3-12 3-12s3 4 3 12M104 82c0-8 3-12 3-12s3 4 3 12M22 82v-8M98 82v-8',
    'M55 30a5 5 0 1 0 10 0a5 5 0 1 0-10 0M51 38h18l-9 14 8 13h-16l8-13z',
    'M76 6h18v20H76zM81 15l3 4 6-8M33 20v-6M26 24l-5-4M41 16l3-5',
  ],
} as const satisfies Record<string, Strokes>;

export type DrawingName = keyof typeof drawings;
