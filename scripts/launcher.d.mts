export function onLauncherGone(callback: () => void): void;
