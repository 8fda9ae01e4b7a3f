import '@testing-library/jest-dom';
import 'jest-axe/extend-expect';
import { addMissingPlatform } from './missing-platform';

if (typeof window !== 'undefined') {
  addMissingPlatform(window);
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
