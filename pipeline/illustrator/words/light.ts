import type { Canvas } from '../core/canvas.ts'

/** Late light over everything; drawn last. */
export function drawSunlight(_art: Canvas): void {}
