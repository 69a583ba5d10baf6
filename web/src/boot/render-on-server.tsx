import { type Context, type ReactNode, StrictMode } from "react";
import { StaticRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { SIGNED_OUT } from "#auth/session.ts";
import { LOADER_DATA_ID } from "#lib/loader-data-id.ts";
import type { PageRoute } from "#routes.ts";
import { dataScript } from "./page-head.ts";
import { addressesOf } from "./prerendered.ts";
import { renderToHtml } from "./render-to-html.ts";
import { splitHead } from "./split-head.ts";

interface RenderRequest<Data> {
  readonly route: PageRoute;
  readonly address: string;
  readonly page: ReactNode;
  /** The data of the page, with which the app hydrates it. */
  readonly context: Context<Data | undefined>;
  readonly data: Data;
}

/** A page as the app will show it to a guest, with the head elements that the page itself has. */
export async function renderOnServer<Data>({
  route,
  address,
  page,
  context: LoaderData,
  data,
}: RenderRequest<Data>) {
  const html = await renderToHtml(
    <StrictMode>
      <StaticRouter location={address}>
        <App begins={SIGNED_OUT}>
          <LoaderData value={data}>{page}</LoaderData>
        </App>
      </StaticRouter>
    </StrictMode>,
  );
  const { head, body } = splitHead(html);
  const root = `<div id="root" data-addresses="${addressesOf(route)}">${body}</div>`;
  return { head, body: root + dataScript(`type="application/json" id="${LOADER_DATA_ID}"`, data) };
}
