import '@testing-library/jest-dom';
import 'jest-axe/extend-expect';
import { addMissingPlatform } from './addMissingPlatform';

if (typeof window !== 'undefined') {
  addMissingPlatform(window);
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
