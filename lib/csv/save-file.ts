/** Hands a file to the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser begins to read it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
