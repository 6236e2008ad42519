/** Hands a file to the host as a download. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** By the sheet of the system where there is one, else as a download. False when the host closed the sheet. */
export async function shareFile(file: File): Promise<boolean> {
  const data = { files: [file], title: file.name };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      console.warn('The file could not be shared; it is downloaded instead.', error);
    }
  }
  downloadFile(file);
  return true;
}

/** A name that every system takes for a file. */
export function plainName(title: string, fallback: string): string {
  const plain = title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').replace(/\s+/g, ' ');
  const short = plain
    .replace(/^[ .]+/, '')
    .slice(0, 80)
    .replace(/[ .]+$/, '');
  return short || fallback;
}
