import type { Watch } from '../store/Watch';
import type { Activity, CitizenDashboard } from './CitizenDashboard';

/** The citizen dashboard's part of the port. */
export interface CitizenDashboardRecords {
  watch(uid: string): Watch<CitizenDashboard>;
  /** Newest first. */
  watchActivities(uid: string): Watch<Activity[]>;
}
