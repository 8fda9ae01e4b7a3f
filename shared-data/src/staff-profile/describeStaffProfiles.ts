import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf } from '../store/testing/follow';

export function describeStaffProfiles(open: OpenForTest): void {
  describe('staff profiles', () => {
    it('makes up nothing of somebody new but their name and position, and leaves others', async () => {
      const { staffProfile } = await open();
      const others = await firstOf(staffProfile.watch('staff-2'));
      await staffProfile.begin('staff-1', { name: 'Zoya Khan', position: 'Clerk' });
      expect(await firstOf(staffProfile.watch('staff-1'))).toEqual(
        others && { ...others, name: 'Zoya Khan', position: 'Clerk' },
      );
      expect(await firstOf(staffProfile.watch('staff-2'))).toEqual(others);
    });
  });
}
