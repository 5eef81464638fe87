export function listQuery(address: string): string {
  const query = new URL(address, 'http://localhost').searchParams;
  const renamed = [...query].map(([name, value]): [string, string] => {
    if (name === 'tab') return ['type', value];
    if (name === 'contacted') return [name, 'true'];
    if (name !== 'assignment') return [name, value];
    if (value === 'pool') return ['pool', 'true'];
    return value === 'nobody' ? ['unassigned', 'true'] : ['assignedTo', value];
  });
  return new URLSearchParams(renamed).toString();
}
