/**
 * @generated SignedSource<<362a8eed8d4e5e3391a774fc8f61c1f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type FlagReason = "DANGER" | "HARASSMENT" | "MISINFORMATION" | "OTHER" | "PRIVACY" | "SPAM";
import type { FragmentRefs } from "relay-runtime";
export type FlaggedItem_flag$data = {
  readonly assocId: string;
  readonly assocType: AssocType;
  readonly flagCount: number;
  readonly flags: ReadonlyArray<{
    readonly flagger: {
      readonly id: string;
      readonly username: string;
    };
    readonly note: string | null | undefined;
    readonly reason: FlagReason | null | undefined;
  }>;
  readonly item: {
    readonly author: {
      readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
    };
    readonly body: string;
    readonly id: string;
    readonly insertedAt: string;
    readonly path: string;
    readonly title: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Decide_item">;
  } | null | undefined;
  readonly lastFlaggedAt: string;
  readonly site: {
    readonly host: string;
    readonly name: string;
  } | null | undefined;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
  } | null | undefined;
  readonly " $fragmentType": "FlaggedItem_flag";
};
export type FlaggedItem_flag$key = {
  readonly " $data"?: FlaggedItem_flag$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlaggedItem_flag">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Byline_user"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlaggedItem_flag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assocId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assocType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flagCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFlaggedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSummary",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Flag",
      "kind": "LinkedField",
      "name": "flags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "flagger",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "username",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "insertedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Decide_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlaggedContent",
  "abstractKey": null
};
})();

(node as any).hash = "dca77df99ee7c77514a6a0485421e22e";

export default node;
