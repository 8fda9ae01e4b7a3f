import { Route, Routes } from 'react-router-dom';
import { App } from '../App';

/** The whole area at its path in the portal, for tests. */
export function Area() {
  return (
    <Routes>
      <Route path="/user/*" element={<App />} />
      <Route path="*" element={<p>Outside the area</p>} />
    </Routes>
  );
}
