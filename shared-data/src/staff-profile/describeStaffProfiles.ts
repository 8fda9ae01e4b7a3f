import type { OpenForTest } from '../store/testing/OpenForTest';
import { firstOf } from '../store/testing/follow';

export function describeStaffProfiles(open: OpenForTest): void {
  describe('staff profiles', () => {
    it('has no profile of somebody new, before and after they have begun (#18)', async () => {
      const { staffProfile } = await open();
      expect(await firstOf(staffProfile.watch('staff-1'))).toBeNull();
      await staffProfile.begin('staff-1', { name: 'Zoya Khan', position: 'Clerk' });
      expect(await firstOf(staffProfile.watch('staff-1'))).toBeNull();
      expect(await firstOf(staffProfile.watch('staff-2'))).toBeNull();
    });

    it('has no payslips of somebody new (#18)', async () => {
      const { payslips } = await open();
      expect(await firstOf(payslips.watch('staff-1'))).toEqual([]);
    });
  });
}
