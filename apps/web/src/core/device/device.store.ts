import { create } from 'zustand';
import { deviceInfo, type DeviceInfo } from './device-info.ts';

/** Pause after a resize before the device is read again (specification, point 9). */
const refreshDelayMs = 50;

const readDevice = (): DeviceInfo => deviceInfo(navigator.userAgent, navigator.maxTouchPoints);

export const useDevice = create<DeviceInfo>(readDevice);

/** Reads the device again after each resize (emulation and foldables change it). Gives a function that stops. */
export function refreshDeviceOnResize(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => useDevice.setState(readDevice()), refreshDelayMs);
  };
  addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
}
