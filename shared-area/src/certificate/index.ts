export { CertificateSheet } from './CertificateSheet';
export type { SheetContent } from './CertificateSheet';
export { officeDay } from './officeDay';
export { savedSheet } from './savedSheet';
export { SheetEmblem } from './SheetEmblem';
export { usePrintedAlone } from './usePrintedAlone';
export { useStanding } from './useStanding';
