/** The checker takes about 300 MB, which small devices need for other things. Other browsers than Chromium do not tell. */
const MIN_DEVICE_GB = 4;

/** Whether spelling and grammar of English are checked on this device. */
export function isCheckedHere(): boolean {
  const { deviceMemory = MIN_DEVICE_GB, connection } = navigator as Navigator & {
    readonly deviceMemory?: number;
    readonly connection?: { readonly saveData?: boolean };
  };
  return deviceMemory >= MIN_DEVICE_GB && connection?.saveData !== true;
}
