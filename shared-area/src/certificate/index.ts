export { CertificateSheet } from './CertificateSheet';
export type { SheetContent } from './CertificateSheet';
export { officeDay } from './officeDay';
export { savedSheet } from './savedSheet';
export { SheetEmblem } from './SheetEmblem';
export { SheetFrame } from './SheetFrame';
export { sheetStyle } from './sheetStyle';
export { usePrintedAlone } from './usePrintedAlone';
export { useStanding } from './useStanding';
