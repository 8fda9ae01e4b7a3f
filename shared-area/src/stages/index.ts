export { StageTrack } from './StageTrack';
export { stagesOf } from './stagesOf';
export type { Stage } from './stagesOf';
