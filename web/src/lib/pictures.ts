/** Photos made small enough to be kept: a phone's camera takes far more than anybody needs to set up a board again. */
const LONGEST = 1600; // pixels
const MOST = 2 * 1024 * 1024; // bytes
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

export async function scaled(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const factor = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * factor));
  canvas.height = Math.max(1, Math.round(picture.height * factor));
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  let made: Blob | null = null;
  for (const quality of QUALITIES) {
    made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (made && made.size <= MOST) break;
  }
  if (!made) throw new Error("this browser cannot write pictures");
  return made;
}
