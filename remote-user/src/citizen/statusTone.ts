import type { CitizenStatus } from 'shared-data';
import type { StatusTagProps } from 'shared-ui';

const tones: Partial<Record<CitizenStatus, StatusTagProps['tone']>> = {
  approved: 'good',
  pending: 'warn',
  rejected: 'bad',
  'in-review': 'info',
};

/** Green, yellow, red, blue, and grey for anything else (spec.md §4). */
export function statusTone(status: CitizenStatus): StatusTagProps['tone'] {
  return tones[status] ?? 'neutral';
}
