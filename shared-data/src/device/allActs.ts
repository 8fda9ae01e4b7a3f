// The code that changes records on this device: one chunk, which `acts` loads.
export { submitOnDevice, moveOnDevice } from '../applications/device/writeApplications';
export { revokeKeyOnDevice } from '../certificates/device/revokeKeyOnDevice';
export { localDrafts } from '../drafts/localDrafts';
export { manageMembers } from '../people/device/manageMembers';
export { openPositionApplications } from '../position-application/device/openPositionApplications';
export { writeServices } from '../services/device/writeServices';
export { saveCouncilOnDevice, saveOfficeOnDevice } from '../settings/device/saveSettings';
export { changeTaskOnDevice, createTaskOnDevice } from '../tasks/device/writeTasks';
export {
  assignOnDevice,
  releaseAllOnDevice,
  takeNextOnDevice,
} from '../worklist/device/assignOnDevice';
