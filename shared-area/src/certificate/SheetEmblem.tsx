/** The portal's emblem as lines, so that it survives photocopying. */
export function SheetEmblem() {
  return (
    <svg
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="20" cy="20" r="19" />
      <circle cx="20" cy="20" r="17" strokeWidth="0.6" />
      <path d="M10 29h20M13 29V19h14v10M9.500 20 20 11l10.500 9M17.500 29v-6h5v6" />
      <circle cx="29" cy="11" r="2.600" />
    </svg>
  );
}
