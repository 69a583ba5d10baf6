import { type Request, type Response, Router } from "express";
import { picturePath } from "../contract/admin/picture-path.ts";
import { addPicture } from "../contract/admin/pictures.ts";
import { addAvatar } from "../contract/avatars.ts";
import { pathOf } from "../contract/endpoint.ts";
import { withinDeadline } from "../core/deadline.ts";
import { sha256 } from "../core/sha256.ts";
import { mount } from "../http/mount.ts";
import * as domain from "./pictures.domain.ts";

export const pictures = Router();

mount(pictures, addPicture, async ({ query, body }) => ({
  picture: await domain.addPicture(await body.bytes(), query.smallOf),
}));

mount(pictures, addAvatar, async ({ body }) => ({ picture: await domain.addAvatar(await body.bytes()) }));

/** A picture at the address of its hash never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_WHILE = "public, max-age=300";

function serve(route: `/${string}`, isSmall: boolean): void {
  pictures.get(route, async (req: Request<{ hash: string }>, res: Response) => {
    res.locals.route = `GET ${route}`;
    // Each query, case or encoding would be a picture of its own for caches.
    const address = pathOf(route, { ...req.params });
    if (req.originalUrl !== address) return res.redirect(301, address);
    const path = picturePath(req.params.hash);
    const { file, isStandIn } = await withinDeadline(() => domain.findPictureFile(path, isSmall));
    res.set({
      "Cache-Control": isStandIn ? FOR_A_WHILE : FOR_EVER,
      "Content-Type": file.type,
      ETag: `"${sha256(file.bytes)}"`,
    });
    const { buffer, byteOffset, byteLength } = file.bytes;
    res.send(Buffer.from(buffer, byteOffset, byteLength));
  });
}

serve(picturePath(":hash"), false);
serve(`${picturePath(":hash")}/small`, true);
