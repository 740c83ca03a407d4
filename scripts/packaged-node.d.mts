export function findPackagedNode(root: string, platform?: string, arch?: string): string | null;
