import type { Watch } from '../store/Watch';
import type { CouncilSettings } from './CouncilSettings';

/** The settings' part of the port. */
export interface SettingsRecords {
  /** The usual ones until something is set. */
  watch(): Watch<CouncilSettings>;
  /** `settings.revision` is the one that the admin has seen. */
  save(settings: CouncilSettings): Promise<CouncilSettings>;
}
