export { StageTrack } from './StageTrack';
