/** Gives focus back to the stage, where a bare key is a command to the show and Space spins. */
export function focusStage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
