import { createContext } from 'react';

/** Whether the server of the records cannot be reached: set by `AreaFrame`; false where that is not known. */
export const OfflineContext = createContext(false);
