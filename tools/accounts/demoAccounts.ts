/** One person for each role. Made up, as are the passwords: they exist on a developer's machine only. */
export const demoAccounts = [
  {
    role: 'user',
    area: "citizens' area",
    localId: 'demo-citizen',
    name: 'Asha Kulkarni',
    email: 'citizen@example.com',
    password: 'citizen-demo',
  },
  {
    role: 'staff',
    area: 'staff area',
    localId: 'demo-staff',
    name: 'Ravi Deshmukh',
    email: 'staff@example.com',
    password: 'staff-demo',
  },
  {
    role: 'admin',
    area: "administrators' area",
    localId: 'demo-admin',
    name: 'Meena Patil',
    email: 'admin@example.com',
    password: 'admin-demo',
  },
] as const;
