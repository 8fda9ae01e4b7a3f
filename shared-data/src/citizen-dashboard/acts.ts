import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { Activity, CitizenDashboard } from './CitizenDashboard';

/** A citizen's figures and four latest activities, computed from the records. */
export function watchCitizenDashboard(uid: string): Watch<CitizenDashboard> {
  return watchStore((store) => store.citizenDashboard.watch(uid));
}

/** All that happened to a citizen's applications, tasks, messages and the works, newest first. */
export function watchActivities(uid: string): Watch<Activity[]> {
  return watchStore((store) => store.citizenDashboard.watchActivities(uid));
}
