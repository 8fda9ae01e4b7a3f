/** The running number within a year as citizens read it: '#PAN-2026-001'. */
export function applicationNumber(year: number, running: number): string {
  return `#PAN-${year}-${String(running).padStart(3, '0')}`;
}
