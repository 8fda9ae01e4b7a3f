/** A calendar day of the records, 'YYYY-MM-DD', as that day's first moment on this device. */
export function dayOf(day: string): Date {
  return new Date(`${day}T00:00`);
}

/** A moment's calendar day on this device, as the records write it. */
export function dayIn(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${String(moment.getDate()).padStart(2, '0')}`;
}
