/**
 * @generated SignedSource<<cdd8936a0cc39d74ab822d4ff955e250>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailTime = "DAILY" | "NEVER" | "NOW" | "WEEKLY";
export type NoticeKind = "ALLOWED" | "ANSWER" | "DECISION" | "FOLLOW" | "MENTION" | "REACTION" | "STATUS" | "THREAD";
import type { FragmentRefs } from "relay-runtime";
export type ChannelsField_channels$data = {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly mail: MailTime;
  readonly onSite: boolean;
  readonly " $fragmentType": "ChannelsField_channels";
};
export type ChannelsField_channels$key = {
  readonly " $data"?: ChannelsField_channels$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChannelsField_channels">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChannelsField_channels",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onSite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mail",
      "storageKey": null
    }
  ],
  "type": "NoticeChannels",
  "abstractKey": null
};

(node as any).hash = "f1680e94c6a8eddda20f345d71fcb418";

export default node;
