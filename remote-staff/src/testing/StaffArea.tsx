import { Route, Routes } from 'react-router-dom';
import { Announcer } from 'shared-ui';
import { App } from '../App';

/** The staff area at its path in the shell. */
export function StaffArea() {
  return (
    <>
      <Announcer />
      <Routes>
        <Route path="/staff/*" element={<App />} />
        <Route path="/" element={<p>The landing page</p>} />
      </Routes>
    </>
  );
}
