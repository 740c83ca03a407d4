export function installPackages(root: string): Promise<string | null>;

export function isInstalled(
  root: string,
  lock: { packages: Record<string, { integrity?: string }> },
): boolean;
