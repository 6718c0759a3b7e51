/**
 * @generated SignedSource<<232fc827c3941cce7aa940c3f29a25ef>>
 * @relayHash 73ae1a480b909d2324c15840776d39f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e5e01ba664df2b079bac512d275059ebb6a141d32b3c9aedbbfa60d7e8f816a

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type NoteButtonMutation$variables = {
  assocId: string;
  assocType: AssocType;
  text: string;
};
export type NoteButtonMutation$data = {
  readonly writeNote: {
    readonly pending: boolean;
  };
};
export type NoteButtonMutation = {
  response: NoteButtonMutation$data;
  variables: NoteButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assocId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assocType"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "assocId",
        "variableName": "assocId"
      },
      {
        "kind": "Variable",
        "name": "assocType",
        "variableName": "assocType"
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "WriteNotePayload",
    "kind": "LinkedField",
    "name": "writeNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pending",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NoteButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NoteButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7e5e01ba664df2b079bac512d275059ebb6a141d32b3c9aedbbfa60d7e8f816a",
    "metadata": {
      "creates": true
    },
    "name": "NoteButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e96b2ea26c3f98d26b8473fafb359a1e";

export default node;
