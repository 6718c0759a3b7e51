/**
 * @generated SignedSource<<bdefb7bf780e01ce809637f15e11a6f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type ContentRule = "LINKS" | "RATE" | "REPEATS" | "WORDS";
export type ContentState = "DELETED" | "HELD" | "HIDDEN" | "SPAM" | "VISIBLE";
export type FlagReason = "DANGER" | "HARASSMENT" | "MISINFORMATION" | "OTHER" | "PRIVACY" | "SPAM";
export type ModerationOperation = "ALLOW_PICTURE" | "DELETE" | "DISMISS" | "HIDE" | "LOCK" | "MERGE" | "MOVE" | "PIN" | "REMOVE_PICTURE" | "RESTORE" | "SPAM" | "WARN";
import type { FragmentRefs } from "relay-runtime";
export type Details_flag$data = {
  readonly above: ReadonlyArray<{
    readonly author: {
      readonly username: string;
    };
    readonly body: string;
    readonly id: string;
    readonly title: string | null | undefined;
  }>;
  readonly assocId: string;
  readonly assocType: AssocType;
  readonly claim: {
    readonly by: {
      readonly username: string;
    };
    readonly isOwn: boolean;
  } | null | undefined;
  readonly flags: ReadonlyArray<{
    readonly flaggedAt: string;
    readonly flagger: {
      readonly id: string;
      readonly username: string;
    };
    readonly note: string | null | undefined;
    readonly reason: FlagReason | null | undefined;
  }>;
  readonly item: {
    readonly author: {
      readonly insertedAt: string;
      readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
    };
    readonly body: string;
    readonly editedAt: string | null | undefined;
    readonly heldBy: ContentRule | null | undefined;
    readonly id: string;
    readonly insertedAt: string;
    readonly path: string;
    readonly picture: {
      readonly alt: string | null | undefined;
      readonly height: number;
      readonly medium: string;
      readonly width: number;
    } | null | undefined;
    readonly state: ContentState;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly operations: ReadonlyArray<ModerationOperation>;
  readonly record: {
    readonly " $fragmentSpreads": FragmentRefs<"MemberRecord_record">;
  } | null | undefined;
  readonly site: {
    readonly host: string;
    readonly prefix: string;
  } | null | undefined;
  readonly user: {
    readonly insertedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
  } | null | undefined;
  readonly " $fragmentType": "Details_flag";
};
export type Details_flag$key = {
  readonly " $data"?: Details_flag$data;
  readonly " $fragmentSpreads": FragmentRefs<"Details_flag">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "insertedAt",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Byline_user"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v6 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Details_flag",
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
      "name": "operations",
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
          "name": "prefix",
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
          "kind": "ScalarField",
          "name": "flaggedAt",
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
            (v1/*:: as any*/)
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
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberRecord",
      "kind": "LinkedField",
      "name": "record",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MemberRecord_record"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "above",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Claim",
      "kind": "LinkedField",
      "name": "claim",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        }
      ],
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
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heldBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ContentPicture",
          "kind": "LinkedField",
          "name": "picture",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "medium",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "editedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlaggedContent",
  "abstractKey": null
};
})();

(node as any).hash = "cee1dfcd2ed734d5aa1d6c4eb3eb507b";

export default node;
