import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf } from '../store/testing/follow';

export function describeStaffProfiles(open: OpenForTest): void {
  describe('staff profiles', () => {
    it('begins the profile of somebody new, and leaves those of others', async () => {
      const { staffProfile } = await open();
      const others = await firstOf(staffProfile.watch('staff-2'));
      await staffProfile.begin('staff-1', { name: 'Zoya Khan', position: 'Clerk' });
      expect(await firstOf(staffProfile.watch('staff-1'))).toEqual({
        ...others,
        name: 'Zoya Khan',
        position: 'Clerk',
      });
      expect(await firstOf(staffProfile.watch('staff-2'))).toEqual(others);
    });
  });
}
